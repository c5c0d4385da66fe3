import { TextArea } from '@kantele/ui/TextArea';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { prose } from '../../../pages/prose.css.ts';
import { extensions } from './extensions.ts';
import { means } from './means.ts';
import * as css from './TextEditor.css.ts';
import { TextToolbar } from './TextToolbar.tsx';

interface TextEditorProps {
  label: string;
  /** HTML */
  value: string;
  onChange: (html: string) => void;
}

/** Running text as it will look, or as HTML. */
export default function TextEditor({ label, value, onChange }: TextEditorProps) {
  const t = useT();
  const [isSource, setIsSource] = useState(false);
  const editor = useEditor({
    extensions,
    content: value,
    // The content policy allows no style elements made by scripts.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: css.text },
    },
    onUpdate: (event) => onChange(event.editor.isEmpty ? '' : event.editor.getHTML()),
  });

  useEffect(() => {
    if (isSource || editor.isDestroyed) return;
    // What was discarded, or came from the server. The same text in other words leaves the cursor where it is.
    if (!means(editor.getHTML(), value)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, isSource]);

  return (
    <div className={css.frame}>
      <TextToolbar editor={editor} isSource={isSource} onSource={setIsSource} />
      {isSource ? (
        <div className={css.source}>
          <TextArea
            label={t('HTML of the text')}
            description={t('What a page may not contain is removed when it is saved.')}
            rows={18}
            spellCheck="false"
            className={css.code}
            value={value}
            onChange={onChange}
          />
        </div>
      ) : (
        <EditorContent editor={editor} className={prose} />
      )}
    </div>
  );
}
