/** Names stand in quotes. */
const quoted = (name: string): string => name.replace(/[\r\n"]/g, encodeURIComponent);

/** A form as it goes over the network: WebKit reads none that has a file in it before it went there. */
export function multipart(form: FormData): Blob {
  const boundary = `----loan-${Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')}`;
  const parts: BlobPart[] = [];
  form.forEach((value, name) => {
    const file =
      value instanceof File ? `; filename="${quoted(value.name)}"\r\nContent-Type: ${value.type || 'application/octet-stream'}` : '';
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n`, value, '\r\n');
  });
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}
