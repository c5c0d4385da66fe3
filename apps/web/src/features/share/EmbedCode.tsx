import { type EmbedSize, type EmbedType, embedCode, embedSizes, usualSize } from '@kantele/api/embed-code';
import { CodeBlock } from '@kantele/ui/CodeBlock';
import { text } from '@kantele/ui/css/text.css';
import { Segmented } from '@kantele/ui/Segmented';
import { useId, useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { siteUrl } from '../../lib/copy.ts';
import * as css from './ShareDialog.css.ts';

interface EmbedCodeProps {
  type: EmbedType;
  id: number;
  /** What the frame is called. */
  title: string;
}

/** The element by which other sites show a thing and play it, in one of its sizes. */
export function EmbedCode({ type, id, title }: EmbedCodeProps) {
  const t = useT();
  const headingId = useId();
  const [size, setSize] = useState<EmbedSize>(usualSize(type));
  const labels = { small: t('Small'), medium: t('Medium'), large: t('Large') };
  return (
    <section className={css.embed} aria-labelledby={headingId}>
      <div className={css.embedHead}>
        <h3 id={headingId} className={text({ style: 'strong' })}>
          {t('Embed')}
        </h3>
        <Segmented
          label={t('Size')}
          items={embedSizes(type).map((each) => ({ id: each, label: labels[each] }))}
          value={size}
          onChange={setSize}
        />
      </div>
      <CodeBlock label={t('Embed code')} copy={{ label: t('Copy code'), copiedLabel: t('Copied!') }}>
        {embedCode({ baseUrl: siteUrl(), type, id, title, size })}
      </CodeBlock>
      <p className={text({ style: 'meta', tone: 'muted' })}>
        {t('Put this into the HTML of another site. Visitors hear what guests may hear here.')}
      </p>
    </section>
  );
}
