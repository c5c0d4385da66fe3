import { Button } from '@kantele/ui/Button';
import { SettingsCard } from '@kantele/ui/Section';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { pagesOf } from '../../app/infinite.ts';
import { useDates } from '../../app/useDates.ts';
import { actionWords, otherAction } from './workspace-words.ts';
import * as css from './workspaces.css.ts';

/** Who did what for a team, the newest first. */
export function ActivityCard({ id }: { id: number }) {
  const t = useT();
  const { relative } = useDates();
  const { client } = useRouter().options.context;
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pagesOf(['workspaces', 'activity', id], null, (cursor, signal) =>
      client.workspaces.activity.query({ id, per_page: 20, cursor }, { signal }),
    ),
  );
  return (
    <SettingsCard title={t('Activity')}>
      {data ? (
        <div className={css.stack}>
          <ol className={css.rows} aria-label={t('Activity')}>
            {data.pages
              .flatMap(({ pagination }) => pagination.data)
              .map((event) => (
                <li key={event.id} className={css.row}>
                  <div className={css.words}>
                    <span>
                      {t(actionWords[event.action] ?? otherAction, {
                        name: event.actor_name,
                        object: event.object_name ?? t('something that is gone'),
                      })}
                    </span>
                    <span className={css.detail}>{relative(event.created_at)}</span>
                  </div>
                </li>
              ))}
          </ol>
          {hasNextPage && (
            <div>
              <Button size="small" pending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                {t('Show more')}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <Skeleton width="100%" height={64} />
      )}
    </SettingsCard>
  );
}
