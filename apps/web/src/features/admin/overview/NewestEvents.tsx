import { text } from '@kantele/ui/css/text.css';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Section } from '@kantele/ui/Section';
import { Skeleton } from '@kantele/ui/Skeleton';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useDates } from '../../../app/useDates.ts';
import { EventSentence } from '../activity/EventSentence.tsx';
import { useShownActor } from '../activity/use-shown-actor.ts';
import { ListError } from '../parts/ListError.tsx';
import * as css from './overview.css.ts';

const shown = 6;

/** What was done last. */
export function NewestEvents() {
  const t = useT();
  const dates = useDates();
  const actorName = useShownActor();
  const { data, error, refetch, isFetching } = trpc.audit.list.useQuery({ per_page: shown });
  const events = data?.pagination.data ?? [];
  return (
    <Section
      title={t('Newest activity')}
      aside={
        <Link to="/admin/activity" className={linkStyle}>
          {t('All activity')}
        </Link>
      }
    >
      {error ? (
        <ListError
          title={t('The activity could not be loaded')}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton height={shown * 52} />
      ) : events.length === 0 ? (
        <EmptyState title={t('Nothing has happened yet')} headingLevel={3} />
      ) : (
        <ul className={css.list}>
          {events.map((event) => (
            <li key={event.id} className={css.item}>
              <span className={css.words}>
                <span>
                  <EventSentence event={event} />
                </span>
                <span className={text({ style: 'meta', tone: 'muted' })}>
                  <bdi>{actorName(event)}</bdi> ·{' '}
                  <time dateTime={event.created_at}>{dates.relative(event.created_at)}</time>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
