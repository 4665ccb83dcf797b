import type { UtcInstant } from '@tribunen/domain';
import type { FormProgress, Refusal } from '@tribunen/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { instantNow } from '../services/instantNow.ts';
import { useServices } from '../services/useServices.ts';
import { refusalOf } from './refusalOf.ts';

/**
 * The progress of a form that makes one call to the backend when it is sent. A refusal is shown only at the form, and
 * is logged once (decision 065).
 */
export function useFormCall<Values>(call: (values: Values) => Promise<void>): FormProgress<Values> {
  const services = useServices();
  const attempts = useRef(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onSuccess: () => setRefusal(null),
    onError: (error) => {
      console.error('A form was refused', error);
      attempts.current += 1;
      const now = (): UtcInstant => instantNow(services);
      setRefusal(refusalOf(error, attempts.current, now));
    },
  });
  if (isPending) return { status: 'busy' };
  const onSubmit = (values: Values): void => mutate(values);
  return refusal === null ? { status: 'open', onSubmit } : { status: 'refused', refusal, onSubmit };
}
