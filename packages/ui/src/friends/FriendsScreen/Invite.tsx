import type { InviteView } from './FriendsView.ts';
import { InviteForm } from './InviteForm.tsx';
import { InviterName } from './InviterName.tsx';

/** The field that invites by e-mail, or the question for the user's own name. */
export function Invite({ view }: { readonly view: InviteView }) {
  return view.nameForm === null ? <InviteForm view={view} /> : <InviterName form={view.nameForm} />;
}
