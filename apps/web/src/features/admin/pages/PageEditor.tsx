import type { EditedPage } from '@kantele/api/contract/pages';
import { slugify } from '@kantele/api/slug';
import { Button } from '@kantele/ui/Button';
import { Form } from '@kantele/ui/Form';
import { SettingsCard } from '@kantele/ui/Section';
import { Skeleton } from '@kantele/ui/Skeleton';
import { TextField } from '@kantele/ui/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyPart } from '../../../app/code.ts';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { LeaveGuard } from '../frame/LeaveGuard.tsx';
import { ActionRow } from '../parts/ActionRow.tsx';
import { SaveChanges } from '../parts/SaveChanges.tsx';
import { SavedMeanwhile } from '../parts/SavedMeanwhile.tsx';
import { SeoCard } from '../parts/SeoCard.tsx';
import { useRevisedDraft } from '../parts/use-revised-draft.ts';
import { DeletePagesDialog } from './DeletePagesDialog.tsx';
import { PublishingCard } from './PublishingCard.tsx';
import { addressFor, changesToSave, fieldsOf } from './page-draft.ts';
import * as css from './pages.css.ts';

const TextEditor = lazyPart(() => import('./text/TextEditor.tsx'));

/** The form of a page. What somebody else saves meanwhile is told, and never mixed in. */
export function PageEditor({ page: saved }: { page: EditedPage }) {
  const t = useT();
  const utils = trpc.useUtils();
  const update = trpc.pages.update.useMutation();
  const form = useRevisedDraft(saved, {
    fieldsOf,
    save: async ({ id }, rev, { changes, values: written }) => {
      const answer = await update.mutateAsync({ id, rev, ...changesToSave(changes, written) });
      utils.pages.edited.setData({ id }, answer);
      void utils.pages.invalidate(undefined, { refetchType: 'none' });
      return answer.page;
    },
    reload: ({ id }) => utils.pages.edited.invalidate({ id }),
  });
  const { base, draft } = form;
  const { values, dirty, set } = draft;
  const { follows, proposed } = addressFor(base, values);

  return (
    <Form
      label={t('Page')}
      errors={form.errors}
      busy={form.busy}
      onSubmit={form.onSubmit}
      errorTitle={t('Something went wrong')}
      className={css.form}
    >
      {form.isBehind && (
        <SavedMeanwhile
          title={t('Somebody else has saved this page meanwhile')}
          savedAt={saved.updated_at}
          busy={form.isOverwriting}
          onDiscard={form.discard}
          onOverwrite={form.overwrite}
        />
      )}
      <div className={css.columns}>
        <SettingsCard title={t('Text')} className={css.main}>
          <TextField
            name="title"
            label={t('Title')}
            maxLength={255}
            isRequired
            value={values.title}
            onChange={(title) => set(follows ? { title, slug: slugify(title) } : { title })}
          />
          <div className={css.address}>
            <TextField
              name="slug"
              label={t('Address')}
              before="/pages/"
              maxLength={255}
              spellCheck="false"
              value={values.slug}
              onChange={(slug) => set({ slug })}
            />
            {proposed && (
              <div>
                <Button size="small" onPress={() => set({ slug: proposed })}>
                  {t('Use “:slug”', { slug: proposed })}
                </Button>
              </div>
            )}
          </div>
          <TextEditor
            meanwhile={<Skeleton height={480} />}
            label={t('Text')}
            value={values.body}
            onChange={(body) => set({ body })}
          />
        </SettingsCard>
        <div className={css.side}>
          <PublishingCard values={values} set={set} />
          <SeoCard
            values={values}
            set={set}
            title={values.title}
            path={`/pages/${values.slug}`}
            instead={t('Without a description search engines choose words of the text.')}
          />
          <DeletePage page={base} />
        </div>
      </div>
      <SaveChanges dirty={dirty} onDiscard={form.discard} saving={form.isSaving} />
      <LeaveGuard dirty={dirty} />
    </Form>
  );
}

function DeletePage({ page }: { page: EditedPage }) {
  const t = useT();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <SettingsCard title={t('Danger zone')} tone="danger">
      <ActionRow title={t('Delete page')} text={t('Its address leads nowhere then.')}>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {t('Delete…')}
        </Button>
      </ActionRow>
      <DeletePagesDialog
        pages={[page]}
        isOpen={asking}
        onClose={() => setAsking(false)}
        onDone={() => void navigate({ to: '/admin/pages', ignoreBlocker: true })}
      />
    </SettingsCard>
  );
}
