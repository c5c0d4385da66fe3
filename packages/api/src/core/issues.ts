import type { z } from 'zod';
import type { FieldSentences, Sentence } from './errors.ts';
import { line } from './translate.ts';

/** What zod found, as sentences for people; texts a schema gives itself are kept. */
export function fieldsOf(issues: readonly z.core.$ZodIssue[]): FieldSentences {
  const fields: FieldSentences = {};
  for (const issue of issues) {
    const key = issue.path.map(String).join('.') || 'input';
    const list = fields[key] ?? [];
    list.push(sentenceOf(issue));
    fields[key] = list;
  }
  return fields;
}

const required = line('This field is required.');
const wrong = line('This is not valid.');

function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  const own = issue.message !== '' && !generated.test(issue.message);
  if (own) return { text: issue.message };
  switch (issue.code) {
    case 'invalid_type':
      return { text: /received undefined$/.test(issue.message) ? required : wrong };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return { text: issue.format === 'email' ? line('Enter a valid email.') : wrong };
    case 'invalid_value':
      return { text: line('Choose one of the offered values.') };
    case 'unrecognized_keys':
      return {
        text: line('Unknown fields: :fields'),
        params: { fields: issue.keys.slice(0, 10).join(', ') },
      };
    default:
      return { text: wrong };
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): Sentence {
  const min = Number(issue.minimum);
  if (issue.origin === 'string')
    return min <= 1
      ? { text: required }
      : {
          text: line('Use at least :count character.|Use at least :count characters.'),
          params: { count: min },
        };
  if (issue.origin === 'array') return { text: required };
  return { text: line('Must be at least :min.'), params: { min } };
}

function tooBig(issue: z.core.$ZodIssueTooBig): Sentence {
  const max = Number(issue.maximum);
  if (issue.origin === 'string')
    return {
      text: line('Use at most :count character.|Use at most :count characters.'),
      params: { count: max },
    };
  if (issue.origin === 'array') return { text: line('At most :max entries.'), params: { max } };
  return { text: line('Must be at most :max.'), params: { max } };
}

/** How zod begins the texts it makes itself. */
const generated = /^(Invalid|Too (small|big)|Unrecognized|Expected)/;
