/** A sentence in which names stand between marks that isolate their direction: they are bold. */
export function Sentence({ text }: { text: string }) {
  return text.split(/(\u2068[^\u2069]*\u2069)/).map((part, index) =>
    part.startsWith('\u2068') ? (
      <bdi key={index}>
        <strong>{part.slice(1, -1)}</strong>
      </bdi>
    ) : (
      part
    ),
  );
}
