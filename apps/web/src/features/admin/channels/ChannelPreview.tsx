import { text } from '@kantele/ui/css/text.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Skeleton } from '@kantele/ui/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useLater } from '../../../app/useLater.ts';
import { errorOf } from '../../../lib/api-error.ts';
import { ChannelShelf } from '../../channels/ChannelShelf.tsx';
import { type ChannelFields, partsOf, ruleOf } from './channel-draft.ts';
import * as css from './channels.css.ts';

/** What the channel would show to visitors as the form says it, while it is changed. */
export function ChannelPreview({ values }: { values: ChannelFields }) {
  const t = useT();
  const wanted = JSON.stringify({
    name: values.name,
    description: values.description,
    ...ruleOf(values),
    item_ids: partsOf(values).items ? values.items.map(({ id }) => id) : [],
  });
  const input = useLater(wanted);
  const preview = trpc.channels.preview.useQuery(JSON.parse(input), { placeholderData: keepPreviousData });
  const shelves = preview.data?.content ?? [];
  return (
    <section aria-label={t('Preview')} className={css.preview} aria-busy={preview.isFetching}>
      <div className={css.previewHead}>
        <p className={text({ style: 'strong' })}>{t('Preview')}</p>
        <p className={text({ style: 'small', tone: 'muted' })}>
          {t('As visitors see it, before it is saved.')}
        </p>
      </div>
      {preview.error ? (
        <p>{t(errorOf(preview.error).message)}</p>
      ) : preview.isPending ? (
        <Skeleton height={240} />
      ) : shelves.length === 0 ? (
        <EmptyState title={t('Nothing to show: shelves without anything on them are left out.')} />
      ) : (
        shelves.map((shelf) => <ChannelShelf key={shelf.slug} shelf={shelf} alone />)
      )}
    </section>
  );
}
