import * as code from './guide-code.ts';

function blocks(address: string, { curl, javascript, python }: code.Program): string {
  const fence = (language: string, text: string) =>
    `\`\`\`${language}\n${text.replaceAll('ADDRESS', address).trim()}\n\`\`\``;
  return [
    '**curl**',
    fence('sh', curl),
    '**JavaScript** (Node 20 and newer, as a module)',
    fence('js', javascript),
    '**Python**',
    fence('python', python),
  ].join('\n\n');
}

/** The chapters before the calls, as Markdown. Their programs run as they stand, with a token in the place of `YOUR_TOKEN`. */
export function guides(address: string): string {
  const show = (program: code.Program) => blocks(address, program);
  return `The site itself uses these calls. Answers are JSON; times are UTC in ISO 8601; lengths of time are milliseconds.

# Authentication

Make a personal access token under *Account settings → API access tokens*. It is shown once. A token of scope \`read\` changes nothing; one of scope \`write\` may do what you may, except what needs a signed-in person: changing the password, deleting the account, making tokens, most of the administration. Calls that say *For everybody* and what guests may see need no token.

${show(code.whoAmI)}

Pages of the site itself use the session cookie instead. With it, calls that change something carry the value of the cookie \`XSRF-TOKEN\` in the header \`X-XSRF-TOKEN\`. Calls with a token need neither.

# Pages of results

Lists answer \`pagination\`: \`data\`, \`per_page\` and \`next_cursor\`, which is \`null\` on the last page. Give it as \`cursor\` to get the next page, with the same other parameters. \`per_page\` is 30 unless you say otherwise, at most 100 (\`perPage\` works too). A cursor belongs to its list: with another order it is refused.

${show(code.allAlbums)}

Parameters that take a list have its entries between commas, or stand several times: \`with=roles,tokens\` or \`with=roles&with=tokens\`.

# Errors

Every refusal has \`message\`, a sentence for people in the language of the request, \`code\`, for programs, and \`requestId\`, which the operators of the site find in their log. At 422 \`errors\` holds sentences by field.

| Status | Code | What to do |
|---|---|---|
| 400 | \`bad_request\` | The request is no valid HTTP or JSON. |
| 401 | \`unauthenticated\` | Send a token; this one may have ended. |
| 403 | \`forbidden\`, \`csrf\`, \`email_unverified\` | The token lacks scope, or its owner a permission. |
| 404 | \`not_found\` | It is not there, or not for you. |
| 405 | \`method_not_allowed\` | See the header \`Allow\`. |
| 409 | \`conflict\` | It does not fit what is there now. |
| 410 | \`gone\` | It was there and is no more. |
| 413 | \`too_large\` | Send less. |
| 415 | \`unsupported_media\` | Send JSON, or \`multipart/form-data\` where it is offered. |
| 422 | \`invalid\` | Correct the fields of \`errors\`. |
| 423 | \`locked\` | Sign in again, then repeat. |
| 429 | \`rate_limited\` | Wait as long as \`Retry-After\` says. |
| 503 | \`overloaded\` | Wait as long as \`Retry-After\` says. |

${show(code.wrongInput)}

# Limits

What could be used to guess or to flood has a limit by account and address. An access token may make as many calls a minute as the site allows (600 unless an admin chose another number); its answers say in \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds) how many it has left. Beyond a limit the answer is 429, and under load 503; both carry the seconds to wait in \`Retry-After\`. Bodies of JSON are at most 1 MB.

${show(code.patience)}

# Uploads

Profile pictures are sent as \`multipart/form-data\` in the field \`file\`, at most 2 MB, or fetched by the site from a \`url\` given as JSON. This sends the file \`picture.png\` of the folder the program runs in; it needs a token of scope \`write\`.

${show(code.picture)}

Other files are sent as \`multipart/form-data\` to \`POST file-entries\` (fields \`disk\`, \`diskPrefix\`, \`parentId\`, \`relativePath\`, then \`file\`), or resumably by the tus protocol at \`tus/upload\` and then \`POST tus/entries\`. Where \`GET uploads/rules\` lists the transport \`s3\`, large files may be sent to the bucket: \`POST s3/multipart/create\`, addresses of up to ten parts at a time by \`POST s3/multipart/batch-sign-part-urls\`, each part of \`partSize\` bytes by PUT, \`POST s3/multipart/complete\` with the \`ETag\` of every part, \`POST s3/entries\`. A file of one request is announced by \`POST s3/simple/presign\` and sent by PUT with the headers of the answer.

# Conventions

Where only GET and POST get through, PUT and DELETE may be sent as POST with the method in the query, \`POST users/me?_method=PUT\`. A header \`X-HTTP-Method-Override\` may be sent along and must say the same. A query parameter \`workspaceId\` with every call says which of your workspaces it is for: 0, or none, for yourself. What belongs to a workspace is reached by calls for it alone. One you are no member of is refused with \`workspace_forbidden\`, and ignored by calls anybody may send, such as signing in; a token that is bound to a workspace is always for that one.

Sign-in with another service happens in a popup, see *socialLogin*: it posts a message of type \`social-auth\` to the page that opened it, with \`status\` \`SUCCESS\`, \`REQUEST_PASSWORD\`, \`ERROR\` or \`ALREADY_LOGGED_IN\` and \`callbackData\`. At \`REQUEST_PASSWORD\` send the password of the account to \`POST secure/auth/social/connect\`.
`;
}
