import type { ListedChannel } from '@kantele/api/contract/channels';
import { Badge } from '@kantele/ui/Badge';
import { text } from '@kantele/ui/css/text.css';
import type { DataColumn } from '@kantele/ui/DataTable';
import { useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import { isHome } from './channel-draft.ts';
import { contentWords, ruleWords } from './channel-words.ts';

/** Whether visitors see a channel. */
export function ChannelBadge({ channel }: { channel: Pick<ListedChannel, 'visibility'> }) {
  const t = useT();
  if (channel.visibility === 'draft') return <Badge>{t('Draft')}</Badge>;
  return <Badge tone="positive">{t('Public')}</Badge>;
}

/** Columns of the table of channels. */
export function useChannelColumns(): DataColumn<{ id: string; channel: ListedChannel }>[] {
  const t = useT();
  const dates = useDates();
  return [
    {
      id: 'name',
      label: t('Name'),
      sortable: true,
      width: 220,
      cell: ({ channel }) => (
        <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
          {t(channel.name)}
        </span>
      ),
    },
    {
      id: 'what',
      label: t('What it shows'),
      cell: ({ channel }) => `${t(contentWords[channel.content])} · ${t(ruleWords[channel.rule])}`,
    },
    {
      id: 'slug',
      label: t('Address'),
      cell: ({ channel }) => <bdi>{isHome(channel) ? '/' : `/channel/${channel.slug}`}</bdi>,
    },
    { id: 'state', label: t('State'), cell: ({ channel }) => <ChannelBadge channel={channel} /> },
    {
      id: 'places',
      label: t('Shown on'),
      cell: ({ channel }) => <bdi>{channel.shown_on.map(({ name }) => t(name)).join(', ') || '–'}</bdi>,
    },
    {
      id: 'updated',
      label: t('Changed'),
      cell: ({ channel }) => (
        <time dateTime={channel.updated_at} title={dates.dateTime(channel.updated_at)}>
          {dates.relative(channel.updated_at)}
        </time>
      ),
    },
  ];
}
