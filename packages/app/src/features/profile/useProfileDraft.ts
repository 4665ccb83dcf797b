import { isProfileChanged, type ProfileDraft } from '@tribunen/domain';
import { useState } from 'react';
import { exactOptional, nullable, object, string } from 'valibot';
import { profileDraftKey } from '../../services/signOut/unsaved.ts';
import { readJson } from '../../lib/storage/readJson.ts';
import { StoredValue } from '../../lib/storage/StoredValue.ts';

const schema = object({
  name: exactOptional(string()),
  bio: exactOptional(string()),
  myTeam: exactOptional(nullable(string())),
});

/** The fields that a spectator has edited, and their values. */
type Edits = Partial<ProfileDraft>;

/** What a spectator has typed into their profile. */
interface KeptDraft {
  readonly edits: Edits;
  /**
   * Keeps on the device what differs from what is saved. While a save is under way, every field that was edited counts as edited: the save
   * may be undone.
   */
  edit(draft: ProfileDraft, saved: ProfileDraft, isSaving: boolean): void;
  /** Forgets what has been saved. What another tab has kept since stays. */
  forget(saved: ProfileDraft): void;
}

/** What a spectator has typed into their profile and not saved. This device keeps it until it is saved, dropped, or the session ends. */
export function useProfileDraft(userId: string): KeptDraft {
  const [kept] = useState(() => keptEdits(userId));
  const [edits, setEdits] = useState<Edits>(() => kept.current() ?? {});
  return {
    edits,
    edit: (next, saved, isSaving) => {
      const isEdited = (field: keyof ProfileDraft): boolean =>
        next[field] !== saved[field] || (isSaving && field in edits);
      const after: Edits = {
        ...(isEdited('name') && { name: next.name }),
        ...(isEdited('bio') && { bio: next.bio }),
        ...(isEdited('myTeam') && { myTeam: next.myTeam }),
      };
      setEdits(after);
      kept.choose(isProfileChanged(saved, next) ? after : null);
    },
    forget: (saved) => {
      setEdits({});
      const stored = keptEdits(userId).current();
      if (stored === null || !isProfileChanged(saved, { ...saved, ...stored })) kept.choose(null);
    },
  };
}

/** What this device keeps now. */
function keptEdits(userId: string): StoredValue<Edits | null> {
  return new StoredValue<Edits | null>(
    {
      key: profileDraftKey(userId),
      storage: () => localStorage,
      read: (text) => readJson(schema, text),
      write: (edits) => edits && JSON.stringify(edits),
    },
    window,
  );
}
