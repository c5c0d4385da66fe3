export const columns = ['id', 'screen', 'name', 'search'] as const;
