import type { DomainTests } from '../domain-tests.ts';
import type { TestServer } from '../harness.ts';
import type { Person } from '../http-accounts.ts';

// The smallest picture there is: one pixel.
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A workspace of the admin. */
async function team(server: TestServer) {
  const admin = await server.site.user();
  const { workspace } = await admin.workspaces.create({ name: 'Saltmarsh Records' });
  const { roles } = await admin.workspaces.roles({ id: workspace.id });
  const role = roles.find(({ key }) => key === 'viewer');
  return { WORKSPACE: String(workspace.id), DUTY: String(role?.id) };
}

/** The same with a link to join by. */
export async function linked(server: TestServer) {
  const ids = await team(server);
  const admin = await server.site.user();
  const invited = { id: Number(ids.WORKSPACE), role_id: Number(ids.DUTY) };
  const { link, invite } = await admin.workspaces.createLink(invited);
  return { ...ids, INVITE: invite.id, SECRET: link.split('/').at(-1) ?? '' };
}

/** The same with a member who came by it. */
async function joined(server: TestServer) {
  const ids = await linked(server);
  const user = await server.site.addUser(`member-${ids.WORKSPACE}@example.com`);
  await (await server.site.user(user)).workspaces.join({ inviteId: ids.SECRET });
  return { ...ids, MEMBER: String(user) };
}

/** An invitation that was mailed. */
async function mailed(server: TestServer) {
  const { WORKSPACE, DUTY } = await team(server);
  const admin = await server.site.user();
  const { invite } = await admin.workspaces.invite({
    id: Number(WORKSPACE),
    email: `ida-${WORKSPACE}@example.com`,
    role_id: Number(DUTY),
  });
  return { WORKSPACE, INVITE: invite.id };
}

/** An invitation to the example’s own user. */
async function invited(server: TestServer, { email }: Person) {
  const { WORKSPACE, DUTY } = await team(server);
  const admin = await server.site.user();
  const { invite } = await admin.workspaces.invite({ id: Number(WORKSPACE), email, role_id: Number(DUTY) });
  return { INVITE: invite.id };
}

/** Things there are before any row is asked. */
const workspaceIds = joined;

export default {
  access: {
    oneselfInPerson: { procedures: 'workspaces.delete workspaces.handOver workspaces.transfer' },
    oneselfChanges: {
      procedures: `
      workspaces.create workspaces.createLink workspaces.decline workspaces.invite workspaces.join
      workspaces.removeImage workspaces.removeMember workspaces.resendInvite workspaces.revokeInvite
      workspaces.setImage workspaces.setMemberRole workspaces.update`,
      rows: `
      PUT workspaces/{workspace}
      POST workspaces/{workspace}/image
      DELETE workspaces/{workspace}/image
      PUT workspaces/{workspace}/members/{user}
      DELETE workspaces/{workspace}/members/{user}
      POST workspaces/{workspace}/invites
      POST workspaces/{workspace}/links
      POST workspaces/{workspace}/invites/{invite}/resend
      DELETE workspaces/{workspace}/invites/{invite}
      GET workspace/join/{inviteId}
      DELETE workspace/invite/{inviteId}
      POST workspaces`,
    },
    oneself: {
      procedures: `
      workspaces.activity workspaces.get workspaces.invitations workspaces.invites workspaces.list
      workspaces.members workspaces.roles`,
      rows: `
      GET workspaces
      GET workspaces/{workspace}
      GET workspaces/{workspace}/activity
      GET workspaces/{workspace}/invites
      GET workspaces/{workspace}/members
      GET workspaces/{workspace}/roles
      GET workspace/invites`,
    },
    everybody: { procedures: 'workspaces.invitation', rows: 'GET workspace/invite/{inviteId}' },
  },
  probes: {
    'workspaces.activity': 'input',
    'workspaces.create': 'input',
    'workspaces.createLink': 'input',
    'workspaces.decline': 'input',
    'workspaces.delete': 'input',
    'workspaces.get': 'input',
    'workspaces.handOver': 'input',
    'workspaces.invitation': 'input',
    'workspaces.invitations': 'works',
    'workspaces.invite': 'input',
    'workspaces.invites': 'input',
    'workspaces.join': 'input',
    'workspaces.list': 'works',
    'workspaces.members': 'input',
    'workspaces.removeImage': 'input',
    'workspaces.removeMember': 'input',
    'workspaces.resendInvite': 'input',
    'workspaces.revokeInvite': 'input',
    'workspaces.roles': 'input',
    'workspaces.setImage': 'input',
    'workspaces.setMemberRole': 'input',
    'workspaces.transfer': 'input',
    'workspaces.update': 'input',
  },
  examples: {
    'GET workspaces': {
      path: () => 'workspaces',
      as: 'own user',
      answer: { workspaces: [{ id: 0, name: 'Default', members_count: 1 }] },
    },
    'POST workspaces': {
      path: () => 'workspaces',
      body: { name: 'Saltmarsh Records' },
      status: 201,
      invalid: { body: { name: '' }, field: 'name' },
      answer: { workspace: { name: 'Saltmarsh Records', members_count: 1 } },
    },
    'GET workspaces/{workspace}': {
      path: () => 'workspaces/WORKSPACE',
      before: team,
      answer: { workspace: { role: { key: 'owner' } } },
    },
    'PUT workspaces/{workspace}': {
      path: () => 'workspaces/WORKSPACE',
      body: { name: 'Low Tide Records' },
      before: team,
      invalid: { body: { name: '' }, field: 'name' },
      answer: { workspace: { name: 'Low Tide Records' } },
    },
    'POST workspaces/{workspace}/image': {
      path: () => 'workspaces/WORKSPACE/image',
      file: { field: 'file', make: async () => png },
      before: team,
      answer: { workspace: {} },
    },
    'DELETE workspaces/{workspace}/image': {
      path: () => 'workspaces/WORKSPACE/image',
      before: team,
      answer: { workspace: { image: null } },
    },
    'GET workspaces/{workspace}/members': {
      path: () => 'workspaces/WORKSPACE/members',
      before: joined,
      answer: { members: [{ role: { key: 'owner' } }, { role: { key: 'viewer' } }] },
    },
    'PUT workspaces/{workspace}/members/{user}': {
      path: () => 'workspaces/WORKSPACE/members/MEMBER',
      body: { role_id: '#DUTY' },
      before: joined,
      invalid: { body: { role_id: 0 }, field: 'role_id' },
      answer: { members: [{}, { role: { key: 'viewer' } }] },
    },
    'DELETE workspaces/{workspace}/members/{user}': {
      path: () => 'workspaces/WORKSPACE/members/MEMBER',
      before: joined,
      answer: { done: true },
    },
    'GET workspaces/{workspace}/roles': {
      path: () => 'workspaces/WORKSPACE/roles',
      before: team,
      answer: { roles: [{ key: 'owner', assignable: false }, { key: 'manager', assignable: true }, {}, {}] },
    },
    'GET workspaces/{workspace}/invites': {
      path: () => 'workspaces/WORKSPACE/invites',
      before: joined,
      answer: { invites: [{ email: null, uses: 1, max_uses: 10 }] },
    },
    'POST workspaces/{workspace}/invites': {
      path: () => 'workspaces/WORKSPACE/invites',
      body: { email: 'ida@example.com', role_id: '#DUTY' },
      status: 201,
      before: team,
      invalid: { body: { email: 'nobody', role_id: 1 }, field: 'email' },
      answer: { invite: { email: 'ida@example.com', max_uses: 1 } },
    },
    'POST workspaces/{workspace}/links': {
      path: () => 'workspaces/WORKSPACE/links',
      body: { role_id: '#DUTY', days: 7, max_uses: 5 },
      status: 201,
      before: team,
      invalid: { body: { role_id: 1, max_uses: 0 }, field: 'max_uses' },
      answer: { invite: { email: null, max_uses: 5 } },
    },
    'POST workspaces/{workspace}/invites/{invite}/resend': {
      path: () => 'workspaces/WORKSPACE/invites/INVITE/resend',
      before: mailed,
      answer: { invite: { max_uses: 1 } },
    },
    'DELETE workspaces/{workspace}/invites/{invite}': {
      path: () => 'workspaces/WORKSPACE/invites/INVITE',
      before: mailed,
      answer: { done: true },
    },
    'GET workspaces/{workspace}/activity': {
      path: () => 'workspaces/WORKSPACE/activity',
      before: joined,
      invalid: { query: 'per_page=0', field: 'per_page' },
      answer: { pagination: { data: [{ action: 'workspaces.join' }, {}, {}] } },
    },
    'GET workspace/invites': {
      path: () => 'workspace/invites',
      as: 'own user',
      before: invited,
      answer: { invitations: [{ workspace: { name: 'Saltmarsh Records' } }] },
    },
    'GET workspace/invite/{inviteId}': {
      path: () => 'workspace/invite/SECRET',
      as: 'guest',
      before: linked,
      answer: { invitation: { workspace: { name: 'Saltmarsh Records' }, email: null } },
    },
    'GET workspace/join/{inviteId}': {
      path: () => 'workspace/join/INVITE',
      as: 'own user',
      before: invited,
      answer: { workspace: {} },
    },
    'DELETE workspace/invite/{inviteId}': {
      path: () => 'workspace/invite/INVITE',
      as: 'own user',
      before: invited,
      answer: { done: true },
    },
  },
  ids: workspaceIds,
} satisfies DomainTests;
