import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';

/** What a page may be made of: the same that the server lets through. Pictures are those of this site. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    trailingNode: false,
  }),
  Image.extend({ parseHTML: () => [{ tag: 'img[src^="/"]:not([src^="//"])' }] }),
];
