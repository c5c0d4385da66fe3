import type { CreatedAt, Generated, NullableJson, NullableTimestamp, WithDefault } from './columns.ts';

export interface MailTable {
  id: Generated<string>;
  template: string;
  recipient: string;
  language: string;
  /** What the text is made of; removed once sent, because it may hold links that open things. */
  params: NullableJson<Record<string, string | number>>;
  state: WithDefault<'queued' | 'sent' | 'failed'>;
  error: string | null;
  created_at: CreatedAt;
  sent_at: NullableTimestamp;
}
export interface MailTables {
  mails: MailTable;
}
