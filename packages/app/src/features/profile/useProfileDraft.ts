import { isProfileChanged, type ProfileDraft } from '@tribunen/domain';
import { useState } from 'react';
import { nullable, object, string } from 'valibot';
import { profileDraftKey } from '../../drafts/profileDraftKey.ts';
import { readJson } from '../../state/readJson.ts';
import { StoredValue } from '../../state/StoredValue.ts';

const schema = object({ name: string(), bio: string(), myTeam: nullable(string()) });

/** What a spectator has typed into their profile. */
interface KeptDraft {
  /** As it stands in the form; null for what is saved. */
  readonly draft: ProfileDraft | null;
  /** Keeps it on the device for as long as it differs from what is saved. */
  edit(draft: ProfileDraft, saved: ProfileDraft): void;
  forget(): void;
}

/** What a spectator has typed into their profile and not saved. This device keeps it until it is saved, dropped, or the session ends. */
export function useProfileDraft(userId: string): KeptDraft {
  const [kept] = useState(
    () =>
      new StoredValue<ProfileDraft | null>(
        {
          key: profileDraftKey(userId),
          storage: () => localStorage,
          read: (text) => readJson(schema, text),
          write: (draft) => draft && JSON.stringify(draft),
          complaint: 'An unsaved profile is not kept: the browser refuses storage',
        },
        window,
      ),
  );
  const [draft, setDraft] = useState(() => kept.current());
  return {
    draft,
    edit: (next, saved) => {
      setDraft(next);
      kept.choose(isProfileChanged(saved, next) ? next : null);
    },
    forget: () => {
      setDraft(null);
      kept.choose(null);
    },
  };
}
