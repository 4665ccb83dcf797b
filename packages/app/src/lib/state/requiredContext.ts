import { type Context, createContext, useContext } from 'react';

/**
 * A context, and the hook that reads it. The hook throws outside a provider, so a component that is rendered without
 * one fails by name.
 *
 * @param name the name of the hook, for the error
 * @example
 * const [PageReloadContext, usePageReload] = requiredContext<PageReload>('usePageReload');
 */
export function requiredContext<Value extends object>(name: string): [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null);
  const useValue = (): Value => {
    const value = useContext(context);
    if (value === null) throw new Error(`${name} needs its context around it`);
    return value;
  };
  return [context, useValue];
}
