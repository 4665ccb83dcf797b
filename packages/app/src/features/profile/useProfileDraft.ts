import { isProfileChanged, type ProfileDraft } from '@tribunen/domain';
import { useState } from 'react';
import { exactOptional, nullable, object, string } from 'valibot';
import { profileDraftKey } from '../../data/signOut/unsaved.ts';
import { readJson } from '../../lib/storage/readJson.ts';
import { StoredValue } from '../../lib/storage/StoredValue.ts';

const schema = object({
  name: exactOptional(string()),
  bio: exactOptional(string()),
  myTeam: exactOptional(nullable(string())),
});

/** The edited fields, with their values. */
type Edits = Partial<ProfileDraft>;

interface StoredEdits {
  readonly edits: Edits;
  /**
   * Stores on the device the fields that differ from the saved profile. During a save it stores every edited field,
   * because the save may be undone.
   */
  edit(draft: ProfileDraft, saved: ProfileDraft, isSaving: boolean): void;
  /** Deletes the edits that have been saved. Edits that another tab has stored since stay. */
  forget(saved: ProfileDraft): void;
}

/** The unsaved edits of the spectator's profile. The device keeps them until they are saved or dropped, or the session ends. */
export function useProfileDraft(userId: string): StoredEdits {
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

/** The edits in the browser's storage. */
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
