import { useRouter } from '@tanstack/react-router';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { useLookState, useLookTools } from './look-context.ts';
import { isSame } from './look-fields.ts';

/** Goes back to what is published, which can be undone. */
export function useDiscard() {
  const t = useT();
  const { store } = useLookTools();
  const { client } = useRouter().options.context;
  const showFailure = useShowFailure();
  const { look, published } = useLookState();
  const discard = async () => {
    try {
      await store.settle();
      await client.appearance.discardDraft.mutate({ rev: store.state().rev });
      store.adopt(await client.appearance.editor.query(), { control: 'discard', name: t('Discard') });
    } catch (error) {
      showFailure(error);
    }
  };
  return { discard, isEmpty: isSame(look, published) };
}
