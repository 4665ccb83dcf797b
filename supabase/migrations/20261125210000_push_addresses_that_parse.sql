-- The host of a device's address has no label of Punycode: no browser's push service has one, and where it encodes nothing, as `xn--a`, the
-- address cannot be parsed. Such a device was never told anything.
delete from public.push_subscriptions where endpoint ~ '^https://([a-z0-9-]+\.)*xn--';

alter table public.push_subscriptions
  drop constraint push_subscriptions_endpoint_check,
  add constraint push_subscriptions_endpoint_check check (
    char_length(endpoint) <= 2000
    and endpoint ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}/'
    and endpoint !~ '^https://([a-z0-9-]+\.)*xn--'
  );
