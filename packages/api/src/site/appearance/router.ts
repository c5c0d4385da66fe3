import { open, permitted, router } from '../../core/trpc.ts';
import * as contract from './contract.ts';
import { getCustomCode } from './get-custom-code.ts';
import { getRevision } from './get-revision.ts';
import { listFonts } from './list-fonts.ts';
import { menuChoices } from './menu-choices.ts';
import { openEditor } from './open-editor.ts';
import { previewAs } from './preview-as.ts';
import { publishLook } from './publish-look.ts';
import { discardDraft, restoreRevision, saveDraft } from './save-draft.ts';
import { storeLookFont } from './store-look-font.ts';
import { storeLookImage } from './store-look-image.ts';
import { previewedVisitor } from './visitor.ts';

const manage = permitted('appearance.manage', { inPerson: true });

export const appearanceRouter = router({
  editor: manage.output(contract.lookEditor).query(({ ctx }) => openEditor(ctx)),
  menuChoices: manage.output(contract.menuChoices).query(({ ctx }) => menuChoices(ctx)),
  revision: manage
    .input(contract.revisionInput)
    .output(contract.revisionResponse)
    .query(({ ctx, input }) => getRevision(ctx, input)),
  saveDraft: manage
    .input(contract.saveDraft)
    .output(contract.draftSaved)
    .mutation(({ ctx, input }) => saveDraft(ctx, input)),
  discardDraft: manage
    .input(contract.discardDraft)
    .output(contract.draftSaved)
    .mutation(({ ctx, input }) => discardDraft(ctx, input)),
  restore: manage
    .input(contract.restoreRevision)
    .output(contract.draftSaved)
    .mutation(({ ctx, input }) => restoreRevision(ctx, input)),
  customCode: open.output(contract.customCode).query(({ ctx }) => getCustomCode(ctx)),
  previewAs: manage
    .input(contract.previewAs)
    .output(previewedVisitor)
    .query(({ ctx, input }) => previewAs(ctx, input)),
  storeImage: manage
    .input(contract.storeLookImage)
    .output(contract.lookImageStored)
    .mutation(({ ctx, input }) => storeLookImage(ctx, input)),
  fonts: manage.output(contract.lookFonts).query(({ ctx }) => listFonts(ctx)),
  storeFont: manage
    .input(contract.storeLookFont)
    .output(contract.lookFontStored)
    .mutation(({ ctx, input }) => storeLookFont(ctx, input)),
  publish: manage
    .input(contract.publishLook)
    .output(contract.lookEditor)
    .mutation(({ ctx, input }) => publishLook(ctx, input)),
});
