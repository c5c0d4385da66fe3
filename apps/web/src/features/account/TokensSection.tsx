import type { AccessToken } from '@kantele/api/contract/access-tokens';
import { siteAddress } from '@kantele/api/site-address';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { EmptyState } from '@kantele/ui/EmptyState';
import { ErrorState } from '@kantele/ui/ErrorState';
import { Section } from '@kantele/ui/Section';
import { Skeleton } from '@kantele/ui/Skeleton';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { useDates } from '../../app/useDates.ts';
import { errorOf } from '../../lib/api-error.ts';
import * as css from './account.css.ts';

const CreateToken = lazyPart(() => import('./CreateToken.tsx'));

/** Keys for programs that act in one's name. */
export function TokensSection() {
  const t = useT();
  const tokens = trpc.accessTokens.list.useQuery();
  const [creating, setCreating] = useState(false);
  const create = (
    <Button size="small" onPress={() => setCreating(true)}>
      {t('Create token')}
    </Button>
  );
  return (
    <Section
      id="tokens"
      title={t('API access tokens')}
      description={
        <a href={siteAddress('/api-docs')} target="_blank" rel="noopener" className={linkStyle}>
          {t('Documentation of the API')}
        </a>
      }
      aside={tokens.data && tokens.data.tokens.length > 0 && create}
    >
      {tokens.data ? (
        <TokenList tokens={tokens.data.tokens} create={create} />
      ) : tokens.isError ? (
        <ErrorState
          title={t('The tokens could not be loaded')}
          message={t(errorOf(tokens.error).message)}
          retryLabel={t('Try again')}
          onRetry={() => void tokens.refetch()}
          pending={tokens.isFetching}
        />
      ) : (
        <Skeleton height={56} />
      )}
      {creating && <CreateToken onClose={() => setCreating(false)} />}
    </Section>
  );
}

function TokenList({ tokens, create }: { tokens: readonly AccessToken[]; create: ReactNode }) {
  const t = useT();
  const [doomed, setDoomed] = useState<AccessToken | null>(null);
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const remove = trpc.accessTokens.delete.useMutation();
  const confirm = async () => {
    if (!doomed) return;
    await remove.mutateAsync({ id: doomed.id });
    await utils.accessTokens.list.invalidate();
    setDoomed(null);
    void notify(t('Token deleted'));
  };
  if (tokens.length === 0) {
    return (
      <EmptyState headingLevel={3} title={t('You have no personal access tokens yet')} action={create} />
    );
  }
  return (
    <>
      <ul className={css.rows}>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onDelete={() => setDoomed(token)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={t('Delete token?')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        pending={remove.isPending}
        onConfirm={() => void confirm().catch(showFailure)}
      >
        {t(
          'This token will be deleted immediately and permanently. Once deleted, it can no longer be used to make API requests.',
        )}
      </ConfirmDialog>
    </>
  );
}

function TokenRow({ token, onDelete }: { token: AccessToken; onDelete: () => void }) {
  const t = useT();
  const { date, relative } = useDates();
  const facts = [
    t('Last used: :when', { when: token.last_used_at ? relative(token.last_used_at) : t('Never') }),
    token.expires_at ? t('Expires :date', { date: date(token.expires_at) }) : t('Never expires'),
  ];
  return (
    <li className={css.row}>
      <div className={css.rowWords}>
        <p className={text({ style: 'strong' })} dir="auto">
          {token.name}
        </p>
        <p className={text({ style: 'meta', tone: 'muted' })}>{facts.join(' · ')}</p>
      </div>
      {token.scope === 'read' && <Badge>{t('Read only')}</Badge>}
      <Button
        size="small"
        variant="danger"
        aria-label={t('Delete the token :name', { name: token.name })}
        onPress={onDelete}
      >
        {t('Delete')}
      </Button>
    </li>
  );
}
