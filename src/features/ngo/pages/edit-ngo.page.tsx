export default function EditNgoPage() {
  return null;
}
