import { readFollowsFile, toFollowsFile } from '@tribunen/contract';
import { type Follow, orderFollows } from '@tribunen/domain';
import type { FileOutcome, FollowsFileView } from '@tribunen/ui';
import { useState } from 'react';
import type { FollowChanges } from '../../data/follows/useFollowChange.ts';
import { saveJson } from '../../lib/saveFile.ts';

const fileName = 'tribunen-folger.json';

/** Saves the follows as a file, and merges the follows of a file (FOLLOW-18). */
export function useFollowsFile(follows: readonly Follow[], merge: FollowChanges['merge']): FollowsFileView {
  const [outcome, setOutcome] = useState<FileOutcome | null>(null);
  return {
    onSave: follows.length === 0 ? null : () => saveJson(fileName, toFollowsFile(orderFollows(follows))),
    onFile: (file) => {
      void readText(file).then((text) => setOutcome(text === null ? { status: 'not-read' } : outcomeOf(text, merge)));
    },
    outcome,
  };
}

/** The text of a file; null when the browser cannot open it. */
async function readText(file: File): Promise<string | null> {
  try {
    return await file.text();
  } catch (error) {
    console.error('Could not read the file of follows', error);
    return null;
  }
}

function outcomeOf(text: string, merge: FollowChanges['merge']): FileOutcome {
  const read = readFollowsFile(text);
  if (read.status !== 'read') return read;
  const merged = read.follows.length === 0 ? null : merge(read.follows);
  return merged === null ? { status: 'empty' } : { status: 'merged', ...merged, unreadable: read.unreadable };
}
