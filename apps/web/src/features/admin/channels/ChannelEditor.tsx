import type { EditedChannel } from '@kantele/api/contract/channels';
import { Form } from '@kantele/ui/Form';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { LeaveGuard } from '../frame/LeaveGuard.tsx';
import { SaveChanges } from '../parts/SaveChanges.tsx';
import { SavedMeanwhile } from '../parts/SavedMeanwhile.tsx';
import { SeoCard } from '../parts/SeoCard.tsx';
import { useRevisedDraft } from '../parts/use-revised-draft.ts';
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
  const form = useRevisedDraft(saved, {
    fieldsOf,
    save: async ({ id }, rev, { changes, values: written }) => {
      const answer = await update.mutateAsync({ id, rev, ...changesToSave(changes, written) });
      utils.channels.edited.setData({ id }, answer);
      void utils.channels.invalidate(undefined, { refetchType: 'none' });
      return answer.channel;
    },
    reload: ({ id }) => utils.channels.edited.invalidate({ id }),
  });
  const { base, draft } = form;
  const { values, dirty, set } = draft;
  const home = isHome(base);

  return (
    <Form
      label={t('Channel')}
      errors={form.errors}
      busy={form.busy}
      onSubmit={form.onSubmit}
      errorTitle={t('Something went wrong')}
      className={css.form}
    >
      {form.isBehind && (
        <SavedMeanwhile
          title={t('Somebody else has saved this channel meanwhile')}
          savedAt={saved.updated_at}
          busy={form.isOverwriting}
          onDiscard={form.discard}
          onOverwrite={form.overwrite}
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
      <SaveChanges dirty={dirty} onDiscard={form.discard} saving={form.isSaving} />
      <LeaveGuard dirty={dirty} />
    </Form>
  );
}
