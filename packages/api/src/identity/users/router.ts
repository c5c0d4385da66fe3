import { byId, done } from '../../core/contract.ts';
import { inPerson, open, openUnverified, permitted, router, signedIn } from '../../core/trpc.ts';
import { loginResponse } from '../auth/contract.ts';
import { assignRole } from '../roles/assign-role.ts';
import * as contract from './contract.ts';
import { createUser } from './create-user.ts';
import { deleteSavedView } from './delete-saved-view.ts';
import { deleteUser } from './delete-user.ts';
import { linkDataExport } from './exports/download-data-export.ts';
import { getDataExport } from './exports/get-data-export.ts';
import { requestDataExport } from './exports/request-data-export.ts';
import { getUser } from './get-user.ts';
import { listSavedViews } from './list-saved-views.ts';
import { listUsers } from './list-users.ts';
import { removeAvatar } from './remove-avatar.ts';
import { removeUsers } from './remove-users.ts';
import { resendVerifications } from './resend-verifications.ts';
import { saveView } from './save-view.ts';
import { setAvatar } from './set-avatar.ts';
import { setLocale } from './set-locale.ts';
import { signInAs } from './sign-in-as.ts';
import { suspendUsers } from './suspend-users.ts';
import { unsuspendUsers } from './unsuspend-users.ts';
import { updateUser } from './update-user.ts';

const manager = permitted('users.manage', { inPerson: true });
/** Who works in the administration: views of all its tables are kept alike. */
const admin = permitted('admin.access');

export const usersRouter = router({
  get: open
    .input(contract.getUser)
    .output(contract.userResponse)
    .query(({ ctx, input }) => getUser(ctx, input)),
  update: signedIn
    .input(contract.updateUser)
    .output(contract.fullUserResponse)
    .mutation(({ ctx, input }) => updateUser(ctx, input)),
  setAvatar: signedIn
    .input(contract.setAvatar)
    .output(contract.fullUserResponse)
    .mutation(({ ctx, input }) => setAvatar(ctx, input)),
  removeAvatar: signedIn
    .input(contract.byUserId)
    .output(done)
    .mutation(({ ctx, input }) => removeAvatar(ctx, input)),
  setLocale: openUnverified
    .input(contract.setLocale)
    .output(done)
    .mutation(({ ctx, input }) => setLocale(ctx, input)),
  delete: inPerson
    .input(contract.deleteUser)
    .output(done)
    .mutation(({ ctx, input }) => deleteUser(ctx, input)),
  dataExport: inPerson.output(contract.dataExport).query(({ ctx }) => getDataExport(ctx)),
  requestDataExport: inPerson.output(contract.dataExport).mutation(({ ctx }) => requestDataExport(ctx)),
  linkDataExport: inPerson.output(contract.downloadLink).mutation(({ ctx }) => linkDataExport(ctx)),

  list: manager
    .input(contract.listUsers)
    .output(contract.users)
    .query(({ ctx, input }) => listUsers(ctx, input)),
  create: manager
    .input(contract.createUser)
    .output(contract.fullUserResponse)
    .mutation(({ ctx, input }) => createUser(ctx, input)),
  suspend: manager
    .input(contract.suspendUsers)
    .output(contract.changed)
    .mutation(({ ctx, input }) => suspendUsers(ctx, input)),
  unsuspend: manager
    .input(contract.userIds)
    .output(contract.changed)
    .mutation(({ ctx, input }) => unsuspendUsers(ctx, input)),
  assignRole: manager
    .input(contract.assignRole)
    .output(contract.changed)
    .mutation(({ ctx, input }) => assignRole(ctx, input)),
  resendVerification: manager
    .input(contract.userIds)
    .output(contract.changed)
    .mutation(({ ctx, input }) => resendVerifications(ctx, input)),
  remove: manager
    .input(contract.userIds)
    .output(contract.changed)
    .mutation(({ ctx, input }) => removeUsers(ctx, input)),
  signInAs: manager
    .input(byId)
    .output(loginResponse)
    .mutation(({ ctx, input }) => signInAs(ctx, input)),
  savedViews: admin
    .input(contract.listSavedViews)
    .output(contract.savedViews)
    .query(({ ctx, input }) => listSavedViews(ctx, input)),
  saveView: admin
    .input(contract.saveView)
    .output(contract.savedViews)
    .mutation(({ ctx, input }) => saveView(ctx, input)),
  deleteView: admin
    .input(byId)
    .output(done)
    .mutation(({ ctx, input }) => deleteSavedView(ctx, input)),
});
