/* What those who manage users do with their rows, each in a transaction of their own. */

export {
  deleteUserRows,
  filteredUsers,
  lockUsers,
  replaceAvatarOf,
  type UserFilter,
  type UserRow,
  updateUserRow,
  userById,
  userOrder,
  usersByIds,
} from './queries.ts';
