import { Collection } from '@msw/data';
import { liveMatchRow } from '@tribunen/contract';
import { normaliseStatus } from '@tribunen/domain';
import { nb } from '@tribunen/locales'; // refused by rooms/mocks-import-contract-and-domain-only
import { useState } from 'react'; // refused by rooms/mocks-import-contract-and-domain-only

export const all = [Collection, liveMatchRow, normaliseStatus, nb, useState];
