import type { CreatedAt, Generated, NullableJson, NullableTimestamp, WithDefault } from './columns.ts';

export interface MailTable {
  id: Generated<string>;
  template: string;
  recipient: string;
  language: string;
  /** The order of time, and the id of the log. */
  number: Generated<number>;
  /** What the text is made of; removed once sent or failed, because it may hold links that open things; of others some days after a failure. */
  params: NullableJson<Record<string, string | number>>;
  state: WithDefault<'queued' | 'sent' | 'failed'>;
  /** The last words of the mail server, until it is sent. */
  error: string | null;
  /** Times it was handed to the mail server. */
  tries: WithDefault<number>;
  /** Times a person had it sent again. */
  resends: WithDefault<number>;
  created_at: CreatedAt;
  sent_at: NullableTimestamp;
}
export interface MailTables {
  mails: MailTable;
}
