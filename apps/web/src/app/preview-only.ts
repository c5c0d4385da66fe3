import type { AppRouter } from '@kantele/api/router';
import { line } from '@kantele/api/translate';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { isAppearanceEditorActive } from './appearance-editor.ts';

/** The page that the appearance editor shows changes nothing: what is pressed in it was pressed to see it. */
export const previewOnly: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    if (op.type !== 'mutation' || !isAppearanceEditorActive()) return next(op);
    const data = { httpStatus: 403, appCode: 'forbidden' };
    return observable((observer) => {
      observer.error(TRPCClientError.from({ error: { message: line('Preview only'), code: -32_003, data } }));
    });
  };
