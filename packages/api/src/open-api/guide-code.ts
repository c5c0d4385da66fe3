/** The same in three languages. `ADDRESS` stands for that of api/v1. */
export interface Program {
  curl: string;
  javascript: string;
  python: string;
}

const token = 'Authorization: Bearer YOUR_TOKEN';

export const whoAmI: Program = {
  curl: `curl -sS --fail-with-body "ADDRESS/users/me" \\
  -H "${token}"`,
  javascript: `const response = await fetch('ADDRESS/users/me', {
  headers: { Authorization: 'Bearer YOUR_TOKEN' },
});
const { user } = await response.json();
console.log(user.display_name, user.permissions.map(({ name }) => name));`,
  python: `import json
from urllib.request import Request, urlopen

request = Request("ADDRESS/users/me", headers={"Authorization": "Bearer YOUR_TOKEN"})
with urlopen(request) as response:
    user = json.load(response)["user"]
print(user["display_name"], [permission["name"] for permission in user["permissions"]])`,
};

export const allAlbums: Program = {
  curl: `curl -sS --fail-with-body -G "ADDRESS/albums" \\
  -H "${token}" \\
  --data-urlencode "orderBy=name" --data-urlencode "per_page=100"`,
  javascript: `let cursor = null;
do {
  const url = new URL('ADDRESS/albums');
  url.searchParams.set('orderBy', 'name');
  url.searchParams.set('per_page', '100');
  if (cursor) url.searchParams.set('cursor', cursor);
  const response = await fetch(url, { headers: { Authorization: 'Bearer YOUR_TOKEN' } });
  const { pagination } = await response.json();
  for (const album of pagination.data) console.log(album.name);
  cursor = pagination.next_cursor;
} while (cursor);`,
  python: `import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen

cursor = None
while True:
    query = {"orderBy": "name", "per_page": 100}
    if cursor:
        query["cursor"] = cursor
    request = Request(
        "ADDRESS/albums?" + urlencode(query),
        headers={"Authorization": "Bearer YOUR_TOKEN"},
    )
    with urlopen(request) as response:
        pagination = json.load(response)["pagination"]
    for album in pagination["data"]:
        print(album["name"])
    cursor = pagination["next_cursor"]
    if not cursor:
        break`,
};

export const wrongInput: Program = {
  curl: `curl -sS -w "\\nStatus %{http_code}\\n" "ADDRESS/albums?per_page=1000" \\
  -H "${token}"`,
  javascript: `const response = await fetch('ADDRESS/albums?per_page=1000', {
  headers: { Authorization: 'Bearer YOUR_TOKEN' },
});
if (!response.ok) {
  const { code, message, errors } = await response.json();
  console.log('Status', response.status, code, message, errors);
}`,
  python: `import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

request = Request("ADDRESS/albums?per_page=1000", headers={"Authorization": "Bearer YOUR_TOKEN"})
try:
    urlopen(request)
except HTTPError as error:
    refusal = json.load(error)
    print("Status", error.code, refusal["code"], refusal["message"], refusal.get("errors"))`,
};

export const patience: Program = {
  curl: `curl -sS --fail-with-body --retry 3 "ADDRESS/tracks?per_page=1" \\
  -H "${token}"`,
  javascript: `async function get(path) {
  for (let attempt = 0; ; attempt += 1) {
    const response = await fetch('ADDRESS/' + path, {
      headers: { Authorization: 'Bearer YOUR_TOKEN' },
    });
    if (attempt === 3 || ![429, 503].includes(response.status)) return response;
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

const { pagination } = await (await get('tracks?per_page=1')).json();
console.log(pagination.data.map(({ name }) => name));`,
  python: `import json
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def get(path):
    for attempt in range(4):
        request = Request("ADDRESS/" + path, headers={"Authorization": "Bearer YOUR_TOKEN"})
        try:
            with urlopen(request) as response:
                return json.load(response)
        except HTTPError as error:
            if attempt == 3 or error.code not in (429, 503):
                raise
            time.sleep(int(error.headers.get("Retry-After", 1)))


print([track["name"] for track in get("tracks?per_page=1")["pagination"]["data"]])`,
};

export const picture: Program = {
  curl: `curl -sS --fail-with-body "ADDRESS/users/me/avatar" \\
  -H "${token}" \\
  -F "file=@picture.png;type=image/png"`,
  javascript: `import { readFile } from 'node:fs/promises';

const form = new FormData();
form.set('file', new Blob([await readFile('picture.png')], { type: 'image/png' }), 'picture.png');
const response = await fetch('ADDRESS/users/me/avatar', {
  method: 'POST',
  headers: { Authorization: 'Bearer YOUR_TOKEN' },
  body: form,
});
const { user } = await response.json();
console.log(user.avatar);`,
  python: `import json
from urllib.request import Request, urlopen

boundary = "one-picture"
with open("picture.png", "rb") as file:
    body = (
        f'--{boundary}\\r\\nContent-Disposition: form-data; name="file"; filename="picture.png"\\r\\n'
        "Content-Type: image/png\\r\\n\\r\\n"
    ).encode() + file.read() + f"\\r\\n--{boundary}--\\r\\n".encode()
request = Request(
    "ADDRESS/users/me/avatar",
    data=body,
    headers={
        "Authorization": "Bearer YOUR_TOKEN",
        "Content-Type": f"multipart/form-data; boundary={boundary}",
    },
)
with urlopen(request) as response:
    print(json.load(response)["user"]["avatar"])`,
};
