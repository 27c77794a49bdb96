export default function BadRequest() { return <p>400</p>; }
