import { Collection } from '@msw/data';
import { liveMatchRow } from '@tribunen/contract';
import { normaliseStatus } from '@tribunen/domain';
import { nb } from '@tribunen/locales'; // refused by packages/imports-point-down
import { useState } from 'react'; // refused by packages/imports-point-down

export const all = [Collection, liveMatchRow, normaliseStatus, nb, useState];
