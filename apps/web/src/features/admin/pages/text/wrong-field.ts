/** What a form takes for a refusal of one of its fields, for what can be seen without asking the server. */
export function wrongField(name: string, sentence: string): Error {
  return Object.assign(new Error(sentence), { data: { fields: { [name]: [sentence] } } });
}
