import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { useT } from '../../../app/i18n.tsx';
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
  const { field, mine } = conflict;
  const name = author?.display_name ?? t('Somebody else');
  return (
    <Dialog
      isOpen
      title={t('Edited by two people')}
      actions={
        <>
          <Button variant="outline" onPress={() => store.decide(conflict, 'theirs', (made) => made)}>
            {t('Keep theirs')}
          </Button>
          <Button
            variant="ink"
            onPress={() => store.decide(conflict, 'mine', (made) => withField(made, field, mine))}
          >
            {t('Keep mine')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>
          {t(':name has changed this meanwhile, and so have you: :part.', {
            name,
            part: fieldWords(t, field, [look, published]),
          })}
        </p>
      </div>
    </Dialog>
  );
}
