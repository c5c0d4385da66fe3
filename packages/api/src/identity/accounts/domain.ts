import type { Domain } from '../../core/domain.ts';

export const accounts = {
  name: 'accounts',
  exported: {
    users: { column: 'id', without: ['password_hash', 'name_key'] },
  },
} satisfies Domain;
