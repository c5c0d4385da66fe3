import type { LookEditor } from '@kantele/api/contract/appearance';
import { Button } from '@kantele/ui/Button';
import { useT } from '../../../app/i18n.tsx';
import * as css from './changes.css.ts';
import { useLookState, useLookTools } from './look-context.ts';
import { isSame } from './look-fields.ts';

/** Says that this editor is behind what the site has, which somebody has published or saved meanwhile, and catches up. */
export function BehindBar({ editor }: { editor: LookEditor }) {
  const t = useT();
  const { store } = useLookTools();
  const { rev, published, save } = useLookState();
  // What is being sent meets it by itself.
  if (editor.rev <= rev || save === 'saving' || save === 'waiting') return null;
  const isPublished = !isSame(published, editor.published);
  const person = isPublished ? editor.revisions[0]?.author : editor.author;
  const name = person?.display_name ?? t('Somebody else');
  return (
    <div className={css.behind} role="status">
      <p className={css.behindWords}>
        {isPublished
          ? t(':name has published meanwhile. What you see here is older.', { name })
          : t(':name has changed the draft meanwhile. What you see here is older.', { name })}
      </p>
      <Button size="small" variant="ink" onPress={() => store.meet(editor)}>
        {t('Show what is new')}
      </Button>
    </div>
  );
}
