import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css as cssLanguage } from '@codemirror/lang-css';
import { html as htmlLanguage } from '@codemirror/lang-html';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import * as css from './CodeField.css.ts';

interface CodeFieldProps {
  label: string;
  language: 'css' | 'html';
  value: string;
  onChange: (value: string) => void;
}

const color = (name: string) => `rgb(var(--c-${name}))`;
const look = EditorView.theme({
  '&': { color: color('fg'), fontSize: '0.8125rem', blockSize: '100%' },
  '&.cm-focused': { outline: `2px solid ${color('focus')}`, outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: color('fg') },
  '.cm-cursor': { borderColor: color('fg') },
  '.cm-gutters': {
    color: `rgb(var(--c-fg) / var(--muted-opacity, .7))`,
    background: 'transparent',
    border: '0',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'rgb(var(--c-primary) / .24)',
  },
});
const words = HighlightStyle.define([
  { tag: [tags.propertyName, tags.tagName], color: color('accent-text'), fontWeight: '600' },
  { tag: [tags.string, tags.attributeValue], color: color('positive') },
  { tag: [tags.number, tags.unit, tags.color], color: color('info') },
  { tag: [tags.comment], fontStyle: 'italic', color: 'rgb(var(--c-fg) / .72)' },
  { tag: [tags.invalid], color: color('danger') },
]);
const languages = { css: cssLanguage, html: htmlLanguage };

/**
 * Code with its syntax in colours. It lies in a shadow root: its style sheets are constructed there, which the policy
 * of the page allows, and those of the site do not reach it. Tab leaves it; Ctrl+] and Ctrl+[ indent.
 */
export default function CodeField({ label, language, value, onChange }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  useEffect(() => {
    const { current: host } = place;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          syntaxHighlighting(words),
          languages[language](),
          look,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.updateListener.of((update) => {
            const text = update.state.doc.toString();
            if (update.docChanged && text !== latest.current.value) latest.current.onChange(text);
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [label, language]);
  // Undoing outside, or somebody else's change.
  useEffect(() => {
    const text = view.current?.state.doc.toString();
    if (text === undefined || text === value) return;
    view.current?.dispatch({ changes: { from: 0, to: text.length, insert: value } });
  }, [value]);
  return <div ref={place} className={css.place} dir="ltr" />;
}
