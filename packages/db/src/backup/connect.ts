import pg from 'pg';

/** Milliseconds a connection may take. */
const connectMs = 10_000;

/** A connection without limits of time, for what copies whole tables. Errors of it reach the statement under way. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    application_name: 'kantele backup',
  });
  client.on('error', () => {});
  await client.connect();
  // Texts of values must not depend on how the server or the role is set up.
  await client.query(
    "set datestyle to iso; set intervalstyle to postgres; set timezone to 'UTC'; set extra_float_digits to 3; set client_encoding to 'UTF8'",
  );
  return client;
}
