import { Segmented } from '@kantele/ui/Segmented';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import * as css from './mails.css.ts';

interface MailPreviewProps {
  words: { subject: string; text: string; html: string };
}

/** What a mail says, as a page and as plain text. The page lies in a frame without scripts and without an origin. */
export function MailPreview({ words }: MailPreviewProps) {
  const t = useT();
  const [look, setLook] = useState<'html' | 'text'>('html');
  return (
    <div className={css.preview}>
      <Segmented
        label={t('View')}
        value={look}
        onChange={setLook}
        items={[
          { id: 'html', label: t('HTML') },
          { id: 'text', label: t('Plain text') },
        ]}
      />
      {look === 'html' ? (
        <iframe className={css.page} title={t('Text of the email')} sandbox="" srcDoc={words.html} />
      ) : (
        <section
          className={css.plain}
          dir="auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
          aria-label={t('Text of the email')}
        >
          {words.text}
        </section>
      )}
    </div>
  );
}
