import { LogOut } from 'lucide-react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';
import { MenuAction } from './MenuAction.tsx';

afterEach(cleanup);

test('a menu that is opened again before its focus is back on the button stays open', async () => {
  const onSignOut = vi.fn();
  render(
    <Menu trigger={<button type="button">Meny</button>} startOpen>
      <MenuAction icon={LogOut} onSelect={onSignOut}>
        Logg ut
      </MenuAction>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'Meny', hidden: true });

  // The first press closes the menu, and the focus returns in the next task.
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logg ut' }));
  fireEvent.pointerDown(button, { button: 0, ctrlKey: false });
  await waitFor(() => expect(document.activeElement).toBe(button));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Logg ut' }));

  expect(onSignOut).toHaveBeenCalledTimes(2);
});
