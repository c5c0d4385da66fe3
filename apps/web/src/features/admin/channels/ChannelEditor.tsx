import type { EditedChannel } from '@kantele/api/contract/channels';
import { Form } from '@kantele/ui/Form';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { errorOf } from '../../../lib/api-error.ts';
import { LeaveGuard } from '../frame/LeaveGuard.tsx';
import { useDraft } from '../parts/draft.ts';
import { SaveChanges } from '../parts/SaveChanges.tsx';
import { SavedMeanwhile } from '../parts/SavedMeanwhile.tsx';
import { SeoCard } from '../parts/SeoCard.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import { ChannelPreview } from './ChannelPreview.tsx';
import { changesToSave, fieldsOf, isHome, partsOf } from './channel-draft.ts';
import * as css from './channels.css.ts';
import { DeleteChannel } from './DeleteChannel.tsx';
import { ItemsCard } from './ItemsCard.tsx';
import { RuleCard } from './RuleCard.tsx';
import { VisibilityCard } from './VisibilityCard.tsx';

/** The form of a channel. What somebody else saves meanwhile is told, and never mixed in. */
export function ChannelEditor({ channel: saved }: { channel: EditedChannel }) {
  const t = useT();
  const utils = trpc.useUtils();
  const update = trpc.channels.update.useMutation();
  const [base, setBase] = useState(saved);
  const draft = useDraft(fieldsOf(base));
  const { values, changes, dirty, set, reset } = draft;
  if (!dirty && saved.rev > base.rev) setBase(saved);
  const isBehind = dirty && saved.rev > base.rev;

  const save = async (rev: number) => {
    try {
      const answer = await update.mutateAsync({ id: base.id, rev, ...changesToSave(changes, values) });
      utils.channels.edited.setData({ id: base.id }, answer);
      setBase(answer.channel);
      reset();
    } catch (error) {
      if (errorOf(error).code !== 'conflict') throw error;
      return void (await utils.channels.edited.invalidate({ id: base.id }));
    }
    void utils.channels.invalidate(undefined, { refetchType: 'none' });
    void notify(t('Changes saved'));
  };
  const { busy, errors, onSubmit } = useSubmit(() => save(base.rev));
  const over = useSubmit(() => save(saved.rev));
  const discard = () => {
    setBase(saved);
    reset();
  };
  const home = isHome(base);

  return (
    <Form
      label={t('Channel')}
      errors={over.errors ?? errors}
      busy={busy || over.busy}
      onSubmit={onSubmit}
      errorTitle={t('That did not work')}
      className={css.form}
    >
      {isBehind && (
        <SavedMeanwhile
          title={t('Somebody else has saved this channel meanwhile')}
          savedAt={saved.updated_at}
          busy={over.busy}
          onDiscard={discard}
          onOverwrite={() => over.onSubmit({}, document.createElement('form'))}
        />
      )}
      {home ? (
        <>
          <ItemsCard channel={base} values={values} set={set} />
          <ChannelPreview values={values} />
        </>
      ) : (
        <div className={css.columns}>
          <div className={css.main}>
            <ChannelCard channel={base} values={values} set={set} />
            <RuleCard channel={base} values={values} set={set} />
            {partsOf(values).items && <ItemsCard channel={base} values={values} set={set} />}
            <ChannelPreview values={values} />
          </div>
          <div className={css.side}>
            <VisibilityCard channel={base} values={values} set={set} />
            <SeoCard
              values={values}
              set={set}
              title={values.name}
              path={`/channel/${values.slug}`}
              instead={
                values.description || t('Without a description search engines choose words of the text.')
              }
            />
            <DeleteChannel channel={base} />
          </div>
        </div>
      )}
      <SaveChanges dirty={dirty} onDiscard={discard} saving={busy} />
      <LeaveGuard dirty={dirty} />
    </Form>
  );
}
