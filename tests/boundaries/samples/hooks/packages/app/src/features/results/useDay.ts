import { useEffect, useState } from 'react';

export function useDay(day: string | null, onDay: (day: string) => void) {
  if (day === null) useState(0); // refused by react-hooks/rules-of-hooks
  useEffect(() => onDay(day ?? ''), []); // refused by react-hooks/exhaustive-deps
}
