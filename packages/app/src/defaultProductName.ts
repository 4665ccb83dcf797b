/** What the product is called where `VITE_PRODUCT_NAME` says nothing else. */
export const defaultProductName = 'Tribunen';
