import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { useT } from '../../../app/i18n.tsx';
import * as changes from './changes.css.ts';
import { Difference } from './Difference.tsx';
import * as css from './editor.css.ts';
import { fieldWords } from './field-words.ts';
import { useLookState, useLookTools } from './look-context.ts';
import { withField } from './look-fields.ts';

/** Asks, part by part, whose change stays when two admins have made one. */
export function ConflictDialog() {
  const t = useT();
  const { store } = useLookTools();
  const { conflicts, look, published, author } = useLookState();
  const [conflict] = conflicts;
  if (!conflict) return null;
  const { field, mine, theirs } = conflict;
  const name = author?.display_name ?? t('Somebody else');
  const part = fieldWords(t, field, [look, published]);
  return (
    <Dialog
      isOpen
      title={t('Edited by two people')}
      actions={
        <>
          <Button variant="outline" onPress={() => store.decide(conflict, 'theirs', part)}>
            {t('Keep theirs')}
          </Button>
          <Button variant="ink" onPress={() => store.decide(conflict, 'mine', part)}>
            {t('Keep mine')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>{t(':name has changed this meanwhile, and so have you: :part.', { name, part })}</p>
        <div className={changes.part}>
          <p className={changes.sides}>
            {t('Change by :name', { name })}
            <span aria-hidden="true">→</span>
            {t('Your change')}
          </p>
          <Difference
            field={field}
            before={withField(look, field, theirs)}
            after={withField(look, field, mine)}
          />
        </div>
      </div>
    </Dialog>
  );
}
