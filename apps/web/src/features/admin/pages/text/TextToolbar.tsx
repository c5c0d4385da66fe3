import { IconButton } from '@kantele/ui/IconButton';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Code,
  CodeXml,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  SquareCode,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useT } from '../../../../app/i18n.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import * as css from './TextEditor.css.ts';

interface TextToolbarProps {
  editor: Editor;
  /** The HTML is shown in the place of the text. */
  isSource: boolean;
  onSource: (isSource: boolean) => void;
}

interface Tool {
  id: string;
  label: string;
  icon: LucideIcon;
  /** A toggle says whether it is on. */
  pressed?: boolean;
  disabled?: boolean;
  keys?: string;
  run: () => void;
}

/** What can be done with the text; one stop of the keyboard, with arrows between the buttons. */
export function TextToolbar({ editor, isSource, onSource }: TextToolbarProps) {
  const t = useT();
  const [asking, setAsking] = useState<'link' | 'image' | null>(null);
  const is = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  const act = () => editor.chain().focus();

  const groups: Tool[][] = [
    [
      {
        id: 'h2',
        label: t('Heading'),
        icon: Heading2,
        pressed: is.h2,
        keys: 'Control+Alt+2',
        run: () => act().toggleHeading({ level: 2 }).run(),
      },
      {
        id: 'h3',
        label: t('Smaller heading'),
        icon: Heading3,
        pressed: is.h3,
        keys: 'Control+Alt+3',
        run: () => act().toggleHeading({ level: 3 }).run(),
      },
    ],
    [
      {
        id: 'bold',
        label: t('Bold'),
        icon: Bold,
        pressed: is.bold,
        keys: 'Control+B',
        run: () => act().toggleBold().run(),
      },
      {
        id: 'italic',
        label: t('Italic'),
        icon: Italic,
        pressed: is.italic,
        keys: 'Control+I',
        run: () => act().toggleItalic().run(),
      },
      {
        id: 'code',
        label: t('Code'),
        icon: Code,
        pressed: is.code,
        keys: 'Control+E',
        run: () => act().toggleCode().run(),
      },
      { id: 'link', label: t('Link…'), icon: Link, pressed: is.link, run: () => setAsking('link') },
    ],
    [
      {
        id: 'bullets',
        label: t('List'),
        icon: List,
        pressed: is.bullets,
        keys: 'Control+Shift+8',
        run: () => act().toggleBulletList().run(),
      },
      {
        id: 'numbers',
        label: t('Numbered list'),
        icon: ListOrdered,
        pressed: is.numbers,
        keys: 'Control+Shift+7',
        run: () => act().toggleOrderedList().run(),
      },
      {
        id: 'quote',
        label: t('Quote'),
        icon: Quote,
        pressed: is.quote,
        keys: 'Control+Shift+B',
        run: () => act().toggleBlockquote().run(),
      },
      {
        id: 'block',
        label: t('Block of code'),
        icon: SquareCode,
        pressed: is.block,
        keys: 'Control+Alt+C',
        run: () => act().toggleCodeBlock().run(),
      },
      { id: 'image', label: t('Picture…'), icon: ImagePlus, run: () => setAsking('image') },
    ],
    [
      {
        id: 'undo',
        label: t('Undo'),
        icon: Undo2,
        disabled: !is.canUndo,
        keys: 'Control+Z',
        run: () => act().undo().run(),
      },
      {
        id: 'redo',
        label: t('Redo'),
        icon: Redo2,
        disabled: !is.canRedo,
        keys: 'Control+Shift+Z',
        run: () => act().redo().run(),
      },
    ],
  ];

  return (
    <>
      <Toolbar aria-label={t('Formatting')} className={css.toolbar}>
        {groups.map((tools) => (
          <ToolGroup key={tools[0]?.id} tools={tools} isDisabled={isSource} />
        ))}
        <IconButton label={t('HTML')} pressed={isSource} onPress={() => onSource(!isSource)}>
          <CodeXml size={20} aria-hidden="true" />
        </IconButton>
      </Toolbar>
      <LinkDialog editor={editor} isOpen={asking === 'link'} onClose={() => setAsking(null)} />
      <ImageDialog editor={editor} isOpen={asking === 'image'} onClose={() => setAsking(null)} />
    </>
  );
}

function ToolGroup({ tools, isDisabled }: { tools: Tool[]; isDisabled: boolean }) {
  return (
    <>
      {tools.map(({ id, label, icon: Icon, pressed, disabled = false, keys, run }) => (
        <IconButton
          key={id}
          label={label}
          pressed={pressed}
          isDisabled={isDisabled || disabled}
          keyshortcuts={keys}
          onPress={run}
        >
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      ))}
      <Separator orientation="vertical" className={css.separator} />
    </>
  );
}

/** What the place of the cursor is part of. */
function stateOf(editor: Editor) {
  return {
    h2: editor.isActive('heading', { level: 2 }),
    h3: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    code: editor.isActive('code'),
    link: editor.isActive('link'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    block: editor.isActive('codeBlock'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}
