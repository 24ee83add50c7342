/** The bytes of a request; `undefined` when there are more than the limit. */
export async function bodyOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Not every browser has the body of a request as a stream.
  const reader = (request.body ?? new Response(await request.arrayBuffer()).body)?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    const chunk: unknown = next.value;
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.length;
    // What is too much is read all the same: who is still sending would see a broken connection instead of an answer.
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) return undefined;
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** A payload for the log, without what is no JSON: images by type and size. */
export const shown = (payload: unknown): unknown =>
  JSON.parse(
    JSON.stringify(payload ?? null, (_, value: unknown) => (value instanceof Blob ? { type: value.type, size: value.size } : value)),
  );
