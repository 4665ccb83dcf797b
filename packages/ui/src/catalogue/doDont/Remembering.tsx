import { type ReactNode, useState } from 'react';

interface RememberingProps<Value> {
  readonly first: Value;
  children(value: Value, change: (value: Value) => void): ReactNode;
}

/** Keeps the value of an example, so that it can be tried. */
export function Remembering<Value>({ first, children }: RememberingProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
