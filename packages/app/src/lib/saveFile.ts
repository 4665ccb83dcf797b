/** The time for which the file stays available, because some browsers fetch it only after the click has returned. */
const fetchedWithinMs = 60_000;

/** Makes the browser download a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), fetchedWithinMs);
}

/** Makes the browser download a value as a JSON file. */
export function saveJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}
