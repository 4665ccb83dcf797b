import type { ProfileDraft } from '@tribunen/domain';
import type { FormProgress } from '../../forms/FormProgress.ts';
import type { InvitationsView } from '../InvitationList/InvitationsView.ts';
import type { TeamPickerView } from '../TeamPicker/TeamPickerView.ts';

export type ProfileTab = 'profile' | 'messages';

/** The parts that are shown whether or not the profile has loaded. */
export interface ProfileScreenFrame {
  readonly tab: ProfileTab;
  onTab(tab: ProfileTab): void;
  readonly invitations: InvitationsView;
  /** Null for everybody but administrators (DESK-7). */
  readonly deskHref: string | null;
}

/** Everything that the screen at /profile can show. */
export type ProfileScreenView = ProfileScreenFrame &
  (
    | { readonly status: 'loading' }
    | {
        readonly status: 'error';
        /** The server's own words. */
        readonly message: string;
        onRetry(): void;
      }
    | {
        readonly status: 'ready';
        readonly email: string;
        readonly saved: ProfileDraft;
        /** The values of the form. The app keeps them, so that they survive leaving the screen. */
        readonly draft: ProfileDraft;
        onDraft(draft: ProfileDraft): void;
        readonly form: FormProgress<ProfileDraft>;
        readonly teams: TeamPickerView;
      }
  );
